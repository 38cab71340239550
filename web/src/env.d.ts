declare module "words:all" {
  const words: Record<string, Record<string, string>>;
  export default words;
}
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.css";
