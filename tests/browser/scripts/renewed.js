async ([keys, gives]) => {
    const waits = [], asked = [];
    const subscription = {toJSON: () => ({endpoint: keys.endpoint, keys: {p256dh: keys.p256dh, auth: keys.auth}})};
    registration.pushManager.subscribe = async (options) => (asked.push(options.applicationServerKey), subscription);
    const event = Object.assign(new Event('pushsubscriptionchange'), {waitUntil: (what) => waits.push(what)});
    dispatchEvent(Object.assign(event, {newSubscription: gives ? subscription : null}));
    await Promise.all(waits);
    return asked;
}
