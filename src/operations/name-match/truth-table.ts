import { certain, type NameMatcher } from '../../names/matcher.js'

/** Pairs that show what the matcher says to each kind of difference; docs/name-matching.md holds its answers. */
export const truthPairs: readonly (readonly [group: string, pairs: readonly (readonly [string, string])[]])[] = [
  [
    'One name, written otherwise',
    [
      ['Rajesh Kumar Sharma', 'RAJESH KUMAR SHARMA'],
      ['Shri Rajesh Kumar Sharma', 'Rajesh Kumar Sharma'],
      ['Late Smt. Sunita Devi', 'Sunita Devi'],
      ['Dr. Anil Kumar Gupta, MBBS', 'Anil Kumar Gupta'],
      ['Sharma, Rohit', 'Rohit Sharma'],
      ['Sharma Rohit Kumar', 'Rohit Kumar Sharma'],
      ['Mohd Irfan', 'Mohammed Irfan'],
      ['Md. Asif Khan', 'Mohammad Asif Khan'],
      ['Rakesh Kr Verma', 'Rakesh Kumar Verma'],
      ['Venkata Ramana Reddy', 'Venkataramana Reddy'],
      ['Suresh Patil S/O Ramesh Patil', 'Suresh Patil'],
    ],
  ],
  [
    'Spellings and slips',
    [
      ['Lakshmi Devi', 'Laxmi Devi'],
      ['Choudhary Ram Singh', 'Chaudhari Ram Singh'],
      ['Sanjeev Banerjee', 'Sanjiv Banerji'],
      ['Senthil Kumar', 'Sentil Kumar'],
      ['Bimal Roy', 'Vimal Ray'],
      ['Rajehs Sharma', 'Rajesh Sharma'],
      ['Rajesh Sharrna', 'Rajesh Sharma'],
      ['William Gates', 'Bill Gates'],
      ['Catherine Jones', 'Kathryn Jones'],
    ],
  ],
  [
    'Other scripts',
    [
      ['राजेश कुमार शर्मा', 'Rajesh Kumar Sharma'],
      ['সৌরভ গাঙ্গুলী', 'Sourav Ganguly'],
      ['வெங்கடேசன்', 'Venkatesan'],
      ['సత్యనారాయణ', 'Satyanarayana'],
      ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'Gurpreet Singh'],
      ['محمد علي', 'Muhammad Ali'],
      ['Владимир Путин', 'Vladimir Putin'],
      ['习近平', 'Xi Jinping'],
      ['राजेश कुमार', 'Ramesh Kumar'],
    ],
  ],
  [
    'Parts missing and initials',
    [
      ['Rohit Kumar Sharma', 'Rohit Sharma'],
      ['Rajesh Kumar Sharma', 'Rajesh K Sharma'],
      ['Dr. A.P.J. Abdul Kalam', 'Avul Pakir Jainulabdeen Abdul Kalam'],
      ['S. Ramachandran', 'Ramachandran S'],
      ['MS Dhoni', 'Mahendra Singh Dhoni'],
      ['R K Singh', 'Rajesh Kumar Singh'],
      ['R. Sharma', 'Rohit Sharma'],
      ['R. Sharma', 'Anil Sharma'],
      ['R K S', 'Rajesh Kumar Singh'],
      ['Rajesh', 'Rajesh Kumar Sharma'],
      ['Kumar', 'Rajesh Kumar'],
    ],
  ],
  [
    'Near, and somebody else',
    [
      ['Rajesh Kumar', 'Ramesh Kumar'],
      ['Amit Shah', 'Anil Shah'],
      ['Anita Gupta', 'Ankita Gupta'],
      ['Sunil Yadav', 'Sunila Yadav'],
      ['Suresh Rao', 'Sureshi Rao'],
      ['Rohit Sharma', 'Mohit Sharma'],
      ['Gurpreet Singh', 'Gurpreet Kaur'],
      ['Priya Sharma', 'Priya Verma'],
      ['Smt Kiran Bedi', 'Mr Kiran Bedi'],
      ['John Smith Sr', 'John Smith Jr'],
      ['Suresh Patil S/O Ramesh Patil', 'Suresh Patil S/O Mahesh Patil'],
      ['Virat Kohli', 'Rohit Sharma'],
    ],
  ],
  [
    'Companies',
    [
      ['Tata Consultancy Services Ltd', 'Tata Consultancy Services Limited'],
      ['HDFC Bank Ltd', 'HDFC Bank'],
      ['L & T Infotech', 'L and T Infotech'],
      ['Info Edge (India) Limited', 'Info Edge Ltd'],
      ['International Business Machines', 'IBM'],
      ['Reliance Industries', 'Reliance Power'],
      ['HDFC Bank Ltd', 'ICICI Bank Ltd'],
      ['Asian Hotels (East) Limited', 'Asian Hotels (North) Limited'],
    ],
  ],
]

/** The table of docs/name-matching.md, in Markdown. */
export function truthTable(matcher: NameMatcher): string {
  const lines = truthPairs.flatMap(([group, pairs]) => [
    `| **${group}** | | | | |`,
    ...pairs.map(([a, b]) => row(matcher, a, b)),
  ])
  return ['| first | second | score | band | reasons |', '| --- | --- | --- | --- | --- |', ...lines].join('\n')
}

function row(matcher: NameMatcher, a: string, b: string): string {
  const { probability, reasons } = matcher.explain(matcher.name(a), matcher.name(b))
  const codes = reasons.map(({ code }) => `\`${code}\``).join(' ')
  return `| ${a} | ${b} | ${Math.round(probability * 100)} | ${bandOf(probability)} | ${codes} |`
}

function bandOf(probability: number): string {
  if (probability >= certain) return 'certain'
  if (probability >= 0.8) return 'matched'
  return probability >= 0.3 ? 'open' : 'different'
}
