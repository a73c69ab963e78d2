() => {
    const things = [...document.querySelectorAll(':is(button, a, summary, input, select):not(.hand *, .unseen *, .skip)')];
    return things.filter((thing) => thing.checkVisibility({ visibilityProperty: true })).flatMap((thing) => {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, right, bottom } = thing.getClientRects()[0];
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (thing.contains(at) || thing.closest('label')?.contains(at)) return [];
        return [`${thing.ariaLabel ?? thing.textContent} lies under ${at?.className || at?.tagName}`];
    });
}
