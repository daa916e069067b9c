import type { PdfFacts } from '../../../documents/document.js'
import { readPdfDate } from './pdf-dates.js'
import type { Signal } from './signal.js'

const day = 86_400_000

/** Programs that people change the content of finished PDFs and pictures with. */
const editors =
  /\b(?:sejda|sambox|pdfescape|pdffiller|dochub|pdfelement|wondershare|nitro (?:pro|pdf)|foxit (?:phantom|pdf editor|editor)|pdf-?xchange editor|pdf ?buddy|xodo|inkscape|gimp|photoshop|illustrator|coreldraw|canva|master pdf editor)\b/i
/** Services that pass files on smaller, joined or cut, and can change them as well. */
const services = /\b(?:ilovepdf|smallpdf|pdf ?candy|soda ?pdf|pdf24|pdf architect|pdf2go)\b/i

/** What each program that makes documents writes as producer, on any system. */
const makers: readonly (readonly [creator: RegExp, producers: RegExp])[] = [
  [/\bfirefox\b/i, /cairo|skia|quartz|microsoft|print to pdf|ghostscript|distiller/i],
  [/\b(?:chrome|headlesschrome|chromium|edg)\b/i, /skia|quartz|microsoft|print to pdf|cairo|ghostscript/i],
  [
    /\bmicrosoft\b.*\b(?:word|excel|powerpoint)\b/i,
    /microsoft|quartz|adobe|distiller|aspose|print to pdf|ghostscript/i,
  ],
  [/\b(?:libreoffice|openoffice|writer|calc)\b/i, /libreoffice|openoffice|quartz|ghostscript/i],
  [/\bcrystal reports\b/i, /crystal|business objects|sap/i],
  [/\bjasperreports\b/i, /itext|openpdf|jasper/i],
]

/** What a PDF says of its making: who made it, when, and whether it was changed later and by what. */
export function fileSignals(facts: PdfFacts): Signal[] {
  const signals: Signal[] = []
  const add = (code: string, severity: Signal['severity'], detail: string) =>
    signals.push({ code, severity, page: null, box: null, detail })
  const { producer, creator } = facts
  const [created, modified] = [readPdfDate(facts.created), readPdfDate(facts.modified)]
  const editor = editors.exec(producer) ?? editors.exec(creator)
  const maker = makers.find(([program]) => program.test(creator))
  const disagrees = maker !== undefined && producer !== '' && !maker[1].test(producer)
  const apart = created && modified ? modified.time - created.time : 0
  const moved = created?.zone != null && modified?.zone != null && created.zone !== modified.zone
  if (editor)
    add('editing_software', 'medium', `The file was last written by ${editor[0]}, a program that changes documents.`)
  const service = services.exec(producer) ?? services.exec(creator)
  if (service)
    add(
      'editing_software',
      'low',
      `The file was last written by ${service[0]}, which joins, cuts and changes documents.`,
    )
  if (disagrees)
    add(
      'producer_disagrees',
      apart > day ? 'medium' : 'low',
      `The file says that ${creator.slice(0, 60)} made it, but its producer (${producer.slice(0, 60)}) is another program.`,
    )
  if (apart > day)
    add(
      'modified_after_creation',
      'low',
      `The file was changed ${Math.round(apart / day)} days after it was made${moved ? ', in another time zone' : ''}.`,
    )
  if (apart < -day) add('modified_before_creation', 'medium', 'The file says that it was changed before it was made.')
  return signals
}
