() => {
    const refusal = document.querySelector('#refusal');
    const {left, top, width, height} = refusal.getBoundingClientRect();
    const seat = document.querySelector('.own .seat');
    const plate = seat.getBoundingClientRect();
    seat.style.translate = `${left - plate.left}px ${top - plate.top}px`;
    refusal.style.pointerEvents = 'auto';
    const highest = document.elementFromPoint(left + width / 2, top + height / 2);
    seat.style.translate = refusal.style.pointerEvents = '';
    return refusal.contains(highest) ? 'refusal' : highest.className;
}
