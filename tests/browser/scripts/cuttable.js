{
    const Plain = WebSocket;
    const open = new Set();
    let away = false;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            open.add(this);
            if (away) this.close();
        }
    };
    window.cut = () => open.forEach(line => line.close());
    window.away = yes => {
        away = yes;
        if (yes) cut();
    };
}
