() => {
    const table = document.querySelector('.table-page');
    const all = (pattern) => [...document.querySelectorAll(pattern)];
    const action = (button) => button.dataset.card ?? button.dataset.action;
    const said = document.querySelector('.friend p');
    return table && {
        version: Number(table.dataset.version),
        said: said?.innerText.replace(said.querySelector('.skipped')?.innerText ?? '', '').trim() ?? '',
        more: !!document.querySelector('[data-friend-next]'),
        warns: !!document.querySelector('.friend.warns'),
        over: !!document.querySelector('.friend a.button'),  // what to do next, below the friend's last word
        next: !!document.querySelector('[data-next]:not([data-again], :disabled)'),  // the next deal, and no other match
        may: all('.talk.mine [data-action], .announce [data-action], .hand.mine [data-card]')
            .filter((button) => !button.disabled && !button.ariaDisabled).map(action),
    };
}
