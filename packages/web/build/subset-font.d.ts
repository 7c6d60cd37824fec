declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2' | 'woff' | 'sfnt'
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
  }
  const subsetFont: (font: Buffer, text: string, options?: Options) => Promise<Buffer>
  export = subsetFont
}
