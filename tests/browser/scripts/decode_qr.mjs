import decodeQR from 'qr/decode.js';
const rows = (await new Response(process.stdin).text()).trim().split('\n'), scale = 4;
const side = rows.length * scale, data = new Uint8Array(side * side * 4).fill(255);
for (let y = 0; y < side; y++)
  for (let x = 0; x < side; x++) {
    const at = (y * side + x) * 4;
    if (rows[Math.floor(y / scale)][Math.floor(x / scale)] === '1') data.fill(0, at, at + 3);
  }
console.log(decodeQR({ width: side, height: side, data }));
