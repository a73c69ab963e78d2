/** Live with a browser's translation, which few have: what that needs is fetched with the first of its elements. */
export function awaitTranslation(): void {
  const fonts = document.getElementsByTagName('font');
  let begun: Promise<typeof import('./translated.ts')> | undefined;
  new MutationObserver((changes) => {
    if (!begun && fonts.length === 0) return;
    begun ??= import('./translated.ts');
    void begun.then(({ endure }) => changes.forEach(endure));
  }).observe(document.body, { childList: true, subtree: true });
}
