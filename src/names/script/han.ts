import anyAscii from 'any-ascii'

/** The commonest Chinese family names of one character, simplified and traditional. */
const familyNames = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許邓鄧冯馮韩韓曹曾彭萧蕭蔡潘田董袁于余叶葉蒋蔣杜苏蘇魏程吕呂丁沈任姚卢盧傅钟鐘姜崔谭譚廖范汪陆陸金石戴贾賈韦韋夏邱方侯邹鄒熊孟秦白江阎閻薛尹段雷黎史龙龍陶贺賀顾顧毛郝龚龔邵万萬钱錢严嚴洪',
)

/** Words of company names, longest first, put into English so that they meet their translations. */
const companyWords: readonly (readonly [RegExp, string])[] = [
  [/(股份)?有限(责任|責任)?公司|股份公司/gu, ' limited '],
  [/控股/gu, ' holdings '],
  [/集[团團]/gu, ' group '],
  [/公司/gu, ' company '],
  [/[银銀]行/gu, ' bank '],
  [/科技/gu, ' technology '],
  [/株式会社/gu, ' kk '],
]

/** Mandarin readings without tones. A name of two or three characters is split after its family name: 王杰 wang jie. */
export function romaniseHan(run: string): string {
  let text = run
  for (const [word, english] of companyWords) text = text.replace(word, english)
  if (text !== run) return text.replace(/[^\p{ASCII}]+/gu, read)
  const characters = [...run]
  if ((characters.length === 2 || characters.length === 3) && familyNames.has(characters[0]!))
    return `${read(characters[0]!)} ${read(characters.slice(1).join(''))}`
  return read(run)
}

const read = (characters: string): string => anyAscii(characters).toLowerCase()
