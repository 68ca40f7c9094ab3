declare module 'svg-to-pdfkit' {
  /** Draws an SVG into a PDFKit document; `fontCallback` gets the font family and answers with a font name or file. */
  export default function svgToPdf(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options?: { readonly fontCallback?: (family: string, bold: boolean, italic: boolean) => string },
  ): void;
}
