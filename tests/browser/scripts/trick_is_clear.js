() => {
    const plates = [...document.querySelectorAll('.plate')].map(plate => plate.getBoundingClientRect());
    const cards = [...document.querySelectorAll('.trick .card')].map(card => card.getBoundingClientRect());
    const read = ({left, right, top, height}) => ({left, right, top, bottom: top + height / 2});
    const apart = (a, b) => a.right < b.left || b.right < a.left || a.bottom < b.top + 4 || b.bottom < a.top + 4;
    return cards.length === 3 && cards.every(card => plates.every(plate => apart(read(card), plate)));
}
