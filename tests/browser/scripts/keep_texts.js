window.texts = [];
new MutationObserver(() => window.texts.push(document.querySelector('.connection')?.textContent ?? ''))
    .observe(document, { childList: true, characterData: true, subtree: true });
