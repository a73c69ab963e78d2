() => [...document.querySelectorAll(
    '.around, .around .seat, .around .plate, .around .backs, .trick, .trick .card, .own .seat, .own .plate, .hand, .bids *'
)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [element.className.replace(' hinted', ''), ...[left, top, width, height].map(Math.round)].join(' ');
})
