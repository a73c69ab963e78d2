async (data) => {
    const waits = [], shown = [];
    registration.showNotification = async (title, options) => void shown.push([title, options.body, options.tag]);
    const waitUntil = (what) => waits.push(what);
    dispatchEvent(Object.assign(new Event('push'), {data: {json: () => JSON.parse(data)}, waitUntil}));
    await Promise.allSettled(waits);
    return shown;
}
