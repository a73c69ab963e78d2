() => {
    const shown = (part) => part.checkVisibility();
    const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(shown);
    const box = (part) => part.getBoundingClientRect();
    const called = (part) => part.getAttribute('class') ?? '';
    const name = (part) => part.dataset.card ?? part.dataset.action ?? part.dataset.seat ?? called(part);
    const middles = (selector, root) => {
        const whole = box(root);
        return all(selector, root).map((part) => {
            const { left, top, width, height } = box(part);
            return [name(part), ...[left + width / 2 - whole.left, top + height / 2 - whole.top].map(Math.round)];
        });
    };
    const felt = document.querySelector('.felt');
    const fromRight = document.documentElement.dir === 'rtl';
    const fromStart = (part, whole) =>
        Math.round(fromRight ? box(whole).right - box(part).right : box(part).left - box(whole).left);
    const atStart = (part, whole) => fromStart(part, whole) < box(whole).width / 2;
    return {
        structure: all('.table-page *')
            .filter((part) => !part.closest('svg svg, .face, .who, .contract, .side, .announce, .talk'))
            .map((part) => `${part.tagName}.${called(part)}`),
        fixed: middles('.hand, .hand .card, .hand kbd, .backs, .backs i', felt),
        near: middles('.around, .seat, .plate, .trick, .trick .card, .own', felt),
        onPlates: all('.plate').flatMap((plate) => [
            ...all('.face-of', plate).map((face) => fromStart(face, plate)),
            ...all('.dealer', plate).map((mark) => Math.round(box(plate).width - box(mark).width - fromStart(mark, plate))),
        ]),
        sizes: all('.hand, .hand .card, .backs, .face-of, .dealer', felt)
            .map((part) => [name(part), part.offsetWidth, part.offsetHeight]),
        order: all('.talk .digits [data-action], .talk .rungs [data-action]', felt).sort((a, b) =>
            box(a).top - box(b).top || box(a).left - box(b).left).map(name),
        actions: all('.actions button').map((part) => fromStart(part, document.body)),
        bar: all('.bar > .icon').map((part) => fromStart(part, document.body)),
        aside: [felt, ...all('.side')].map((part) => fromStart(part, document.body)),
        icons: all('.actions button svg').map((part) => atStart(part, part.closest('button'))),
    };
}
