{
    const plain = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await plain(...asked);
        if (!answer.ok || !/\/advice$/.test(String(asked[0]))) return answer;
        const advice = await answer.json();
        const cards = [...document.querySelectorAll('.hand.mine [data-card]:not([aria-disabled])')];
        const other = cards.map(({dataset}) => dataset.card).find((card) => card !== advice.action);
        if (!advice.warned.length && other) advice.warned.push({ action: other, worse: 3, percent: null });
        return Response.json(advice);
    };
}
