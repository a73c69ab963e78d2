() => {
    window.moved = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((shift) => (window.moved += shift.value)))
        .observe({ type: 'layout-shift', buffered: true });
}
