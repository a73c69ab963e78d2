() => {
    if (document.querySelector('[data-again]')) return true;
    const press = wanted => document.querySelector(wanted)?.click();
    press('[data-next]:not(:disabled)');
    press('.talk.mine [data-action]:not(:disabled)');
    press('.hand [data-card]:not([aria-disabled=true])');
    return false;
}
