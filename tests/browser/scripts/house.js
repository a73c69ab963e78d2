([game, options]) => {
    const laid = JSON.parse(localStorage.getItem('fourkings.house') ?? '{}');
    const house = { game, preset: 'classic', options };
    localStorage.setItem('fourkings.house', JSON.stringify({ ...laid, [game]: house }));
    localStorage.setItem('fourkings.friends', JSON.stringify({ house }));
}
