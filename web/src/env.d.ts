declare module 'texts:games' {
  export const OF_THE_HOUSE: readonly string[];
}
declare module 'texts:*' {
  const text: string;
  export default text;
}
