async () => {
    document.querySelector('.friend.folded .friend-doors button')?.click();
    await new Promise((done) => setTimeout(done, 200));
    return document.querySelector('.friend p')?.textContent ?? '';
}
