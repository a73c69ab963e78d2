async table => {
    const waits = [];
    const notification = {tag: table, close: () => 0};
    dispatchEvent(Object.assign(new Event('notificationclick'), {notification, waitUntil: (what) => waits.push(what)}));
    await Promise.allSettled(waits);
}
