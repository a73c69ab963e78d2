async () => {
    const [name] = await caches.keys();
    const kept = name ? (await (await caches.open(name)).keys()).map((request) => request.url) : [];
    const used = performance.getEntriesByType('resource').map((entry) => entry.name);
    return [`${location.origin}/`, ...used.filter((url) => /[/]assets[/].*[.](js|css)$/.test(url))]
        .every((url) => kept.includes(url));
}
