version => {
    const table = document.querySelector('.table-page');
    // On the way to another table the page shows the one before for a moment. A board is `board:SET:NUMBER`.
    const place = table && table.dataset.table.split(':').slice(-2).join('/');
    if (!table || !decodeURIComponent(location.hash).endsWith(`/${place}`)) return null;
    if (document.querySelector('[data-again]')) return ['end'];
    if (document.querySelector('[data-next]:not(:disabled)')) return ['deal', Number(table.dataset.version)];
    if (Number(table.dataset.version) === version) return null;
    const enabled = '[data-action]:not(:disabled)';
    const actions = (panel) => [...document.querySelectorAll(`${panel} ${enabled}`)].map(({dataset}) => dataset.action);
    const words = actions('.talk.mine');
    if (words.length) return ['word', Number(table.dataset.version), words];
    const choices = actions('.announce');
    const cards = [...document.querySelectorAll('.hand.mine [data-card]')];
    const legal = [...cards.keys()].filter((place) => !cards[place].ariaDisabled);
    return legal.length ? ['card', Number(table.dataset.version), legal, choices] : null;
}
