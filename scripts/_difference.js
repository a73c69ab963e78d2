async (pictures) => {
    const bitmaps = await Promise.all(pictures.map(async (data) => createImageBitmap(await (await fetch(data)).blob())));
    const [width, height] = ['width', 'height'].map((side) => Math.max(...bitmaps.map((bitmap) => bitmap[side])));
    const canvas = new OffscreenCanvas(width, height), pen = canvas.getContext('2d', { willReadFrequently: true });
    const [before, after] = bitmaps.map((bitmap) => {
        pen.clearRect(0, 0, width, height);
        pen.drawImage(bitmap, 0, 0);
        return new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
    });
    const marked = new ImageData(width, height), pixels = new Uint32Array(marked.data.buffer);
    const channel = (pixel, place) => (pixel >>> (8 * place)) & 255;
    let count = 0;
    for (let i = 0; i < pixels.length; i++) {
        const differs = [0, 1, 2, 3].some((place) => Math.abs(channel(before[i], place) - channel(after[i], place)) > 32);
        count += differs;
        pixels[i] = differs ? 0xff0000ff : (after[i] & 0xffffff) | 0x40000000;
    }
    pen.putImageData(marked, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return { count, picture: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')) };
}
