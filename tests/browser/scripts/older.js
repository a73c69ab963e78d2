name => new Promise(done => {
    const asked = indexedDB.open(name, 2);
    asked.onupgradeneeded = () => asked.result.createObjectStore("facts");
    asked.onsuccess = () => { asked.result.close(); done(); };
})
