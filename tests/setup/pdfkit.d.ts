declare module 'pdfkit' {
  type Options = {
    size?: 'A4' | 'LETTER'
    margin?: number
    userPassword?: string
    compress?: boolean
    autoFirstPage?: boolean
  }
  type TextOptions = { width?: number; align?: 'left' | 'right'; lineBreak?: boolean; continued?: boolean }
  export default class PDFDocument {
    constructor(options?: Options)
    readonly page: { width: number; height: number }
    x: number
    y: number
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    font(nameOrFile: string | Uint8Array): this
    fontSize(points: number): this
    text(text: string, x?: number, y?: number, options?: TextOptions): this
    widthOfString(text: string): number
    heightOfString(text: string, options?: TextOptions): number
    image(content: Buffer, x: number, y: number): this
    addPage(): this
    end(): void
  }
}
