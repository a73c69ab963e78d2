dice => {
    if (document.querySelector('[data-line]')?.dataset.line !== 'open') return null;
    if (document.querySelector('[data-again]')) return 'end';
    const pressed = (kind, wanted) => {
        const buttons = [...document.querySelectorAll(wanted)];
        if (buttons.length) buttons[Math.floor(dice * buttons.length)].click();
        return buttons.length ? kind : null;
    };
    return pressed('deal', '[data-next]:not(:disabled)')
        ?? pressed('word', '.talk.mine [data-action]:not(:disabled)')
        ?? pressed('card', '.hand.mine [data-card]:not([aria-disabled])');
}
