{
    const refuse = (owner, name) => Object.defineProperty(owner, name, {
        get() { throw new DOMException(`Failed to read the '${name}' property`, 'SecurityError'); },
    });
    for (const [owner, name] of [
        [window, 'localStorage'], [window, 'indexedDB'],
        [Navigator.prototype, 'locks'], [Navigator.prototype, 'serviceWorker'],
    ].slice(0, COUNT)) refuse(owner, name);
}
