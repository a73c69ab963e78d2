async table => {
    const waits = [];
    let closed = 0;
    const notification = {tag: table, close: () => closed++};
    const waitUntil = (what) => waits.push(what);
    dispatchEvent(Object.assign(new Event('notificationclick'), {notification, waitUntil}));
    await Promise.allSettled(waits);  // no page comes to the fore unless a person clicks
    return closed;
}
