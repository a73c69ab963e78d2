() => [...document.querySelectorAll('.standings th bdi')].flatMap(({ firstChild: name }) =>
    [...name.data.matchAll(/[^\s-]+-?/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(name, index);
        range.setEnd(name, index + word.length);
        return [word, range.getClientRects().length];
    })).filter(([, parts]) => parts > 1)
