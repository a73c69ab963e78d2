/** A plain host sends files as they lie there: the large ones lie packed, and are unpacked as they come. */

/** What lies packed: `.wasm`, archives, and the large script beside them. */
const PACKED = /\.wasm$|\.zip$|\.asm\.mjs$/;
const KINDS: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip', mjs: 'text/javascript' };

/** `fetch`, which unpacks what lies packed in a folder, and tells how many bytes have come from there. */
export const unpacked =
  (folder: string, plain: typeof fetch, came: (bytes: number) => void): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(folder)) return plain(input, init);
    const packed = PACKED.test(url);
    const answer = await plain(packed ? `${url}.gz` : url, init);
    if (!answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, controller) {
          came(part.byteLength);
          controller.enqueue(part);
        },
      }),
    );
    if (!packed) return new Response(counted, { headers: answer.headers });
    const body = counted.pipeThrough(new DecompressionStream('gzip'));
    return new Response(body, { headers: { 'content-type': KINDS[url.slice(url.lastIndexOf('.') + 1)]! } });
  };
