table => new Promise(done => {
    const opening = indexedDB.open('four-kings-copies');
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => done(false);
    opening.onsuccess = () => {
        const asked = opening.result.transaction('matches').objectStore('matches').get(table);
        asked.onsuccess = () => {
            const version = Number(document.querySelector('.table-page').dataset.version);
            opening.result.close();
            done(asked.result !== undefined && asked.result.events.length >= version);
        };
    };
})
