() => [...document.querySelectorAll(
    ':is(.talk, .announce) button:not(.hinting .explain)'
)].flatMap((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const points = [[left + 4, (top + bottom) / 2], [(left + right) / 2, top + 4], [(left + right) / 2, bottom - 4]];
    const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((at) => !at || !button.contains(at));
    return over.map((at) => `${button.textContent} lies under ${at?.className || at?.tagName}`);
})
