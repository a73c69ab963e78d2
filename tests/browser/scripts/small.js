() => [...document.querySelectorAll(':is(main, nav) :is(a, button, select, input)')].filter(each => {
    const { width, height } = each.getBoundingClientRect();
    const least = each.matches('.primary') ? 44 : 24;
    return width > 0 && (width < least || height < least);
}).map(each => each.outerHTML)
