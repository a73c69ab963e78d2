() => {
    const panel = document.querySelector('dialog').getBoundingClientRect();
    const clear = card => {
        const box = card.getBoundingClientRect();
        const beside = box.left >= panel.right || panel.left >= box.right;
        return box.height > 0 && (beside || box.top >= panel.bottom || panel.top >= box.bottom);
    };
    const lies = place => {
        const card = document.createElement('li');
        card.className = `card lies at-${place}`;
        card.style.animation = 'none';
        document.querySelector('.trick').append(card);
        const answer = clear(card);
        card.remove();
        return answer;
    };
    const hand = [...document.querySelectorAll('.hand.mine [data-card]')];
    return hand.every(clear) && ['left', 'top', 'right', 'bottom'].every(lies);
}
