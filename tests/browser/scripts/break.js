() => new Promise(done => indexedDB.open('four-kings').onsuccess = ({target}) => {
    const work = target.result.transaction(['tables', 'events'], 'readwrite');
    const head = {id: 'broken', game: 'king', preset: 'classic', secret: '00'.repeat(32), pace: 'quick', origin: ''};
    work.objectStore('tables').put({...head, summary: [1, 1, [], false, []], created: 1, updated: 1, info: {}});
    work.objectStore('events').put('nonsense', ['broken', 1]);
    work.oncomplete = () => { target.result.close(); done(); };
})
