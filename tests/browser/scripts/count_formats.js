() => {
    window.formats = 0;
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
        construct: (format, options) => (window.formats++, Reflect.construct(format, options)),
    });
}
