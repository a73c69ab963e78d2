/** A file that lies packed among what is the same for everybody, in that folder; null where it cannot be had. */
export async function packed(folder: string, name: string): Promise<string | null> {
  const answer = await fetch(`${folder}${name}.gz`).catch(() => null);
  if (!answer?.ok || !answer.body) return null;
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).text();
}
