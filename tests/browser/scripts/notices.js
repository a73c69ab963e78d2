window.notices = [];
window.Notification = class {
    static permission = 'default';
    static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
    constructor(title) { window.notices.push(title); }
    addEventListener() {}
    close() {}
};
