keys => {
    let now = null;
    const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const raw = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0)).buffer;
    if (localStorage.getItem('fourkings.turns')?.includes('true')) Notification.permission = 'granted';
    PushManager.prototype.getSubscription = async () => now;
    PushManager.prototype.subscribe = async ({applicationServerKey}) => now = {
        endpoint: keys.endpoint,
        options: {applicationServerKey: raw(applicationServerKey)},
        getKey: (name) => raw(keys[name]),
        unsubscribe: async () => { now = null; return true; },
    };
}
