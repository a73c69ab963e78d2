() => {
    const edges = (part) => document.querySelector(part).getBoundingClientRect();
    document.querySelector('.result .scrolled').scrollTo(0, 0);
    const doors = edges('.end > .doors');
    const whole = [...document.querySelectorAll('.end > .doors > *')].every((door) => {
        const { top, bottom, left, right } = door.getBoundingClientRect();
        return top >= doors.top && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    });
    return whole && edges('.final').bottom <= doors.top;
}
