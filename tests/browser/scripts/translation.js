(() => {
    const wrap = text => {
        const kept = 'font, script, style, title, textarea, [translate=no]';
        if (!text.data.trim() || text.parentElement?.closest(kept)) return;
        const outer = document.createElement('font'), inner = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text);
    };
    const each = root => {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), texts = root.data ? [root] : [];
        while (walk.nextNode()) texts.push(walk.currentNode);
        texts.forEach(wrap);
    };
    addEventListener('DOMContentLoaded', () => {
        each(document.body);
        new MutationObserver(changes => changes.forEach(({ target, addedNodes }) => {
            if (target.data) wrap(target);
            addedNodes.forEach(node => node.isConnected && each(node));
        })).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
})()
