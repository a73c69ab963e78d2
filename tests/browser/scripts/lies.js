async texts => {
    const seen = [];
    for (const text of texts) {
        await push(JSON.parse(text));
        seen.push(lies());
    }
    return seen;
}
