(() => {
    window.tones = 0;
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            window.audible = this;
        }
        createOscillator() {
            window.tones++;
            return super.createOscillator();
        }
    };
})()
