window.transcript = [];
new MutationObserver((changes) => {
    for (const change of changes) {
        const at = change.target.nodeType === 1 ? change.target : change.target.parentElement;
        if (at?.closest('[role=log]'))
            for (const line of change.addedNodes) window.transcript.push(line.textContent);
    }
}).observe(document, { childList: true, subtree: true });
