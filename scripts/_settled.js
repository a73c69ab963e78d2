async (width) => {
    scrollTo(0, 0);
    for (const zoom of ['1.01', '']) {  // all is laid out anew: tables keep something of the width before, now and then
        document.documentElement.style.zoom = zoom;
        document.body.getBoundingClientRect();
    }
    let last = '';
    for (let alike = 0; alike < 5; ) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
        const now = [...document.querySelectorAll('body *')].map((element) => element.offsetHeight).join();
        alike = innerWidth === width && now === last ? alike + 1 : 0;
        last = now;
    }
    return document.documentElement.scrollHeight;
}
