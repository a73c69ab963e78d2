([heads, rows]) => new Promise((done, failed) => {
    const request = indexedDB.open('four-kings', 3);
    request.onupgradeneeded = () => {
        request.result.createObjectStore('tables', {keyPath: 'id'});
        for (const name of ['events', 'rows']) request.result.createObjectStore(name);
    };
    request.onerror = failed;
    request.onsuccess = ({target: {result}}) => {
        const work = result.transaction(['tables', 'events', 'rows'], 'readwrite');
        for (const {events, ...head} of heads) {
            work.objectStore('tables').put(head);
            events.forEach((fact, at) => work.objectStore('events').put(fact, [head.id, at + 1]));
        }
        for (const [key, row] of rows) work.objectStore('rows').put(row, key);
        work.oncomplete = () => { result.close(); done(); };
    };
})
