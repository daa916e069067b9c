/** Frequent given names of the West by gender, from general knowledge. Frequent names are compared as words, not as letters. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const westernMaleNames = words(`
aaron adam adrian alan albert alec alex alexander alfred allan andrew anthony archibald arnold arthur august austin barry
basil ben benjamin bernard bert boris brad bradley brandon brendan brian bruce bryan byron calvin cameron carl carlos cecil charles
charlie chester chris christian christopher claude clifford clyde colin connor craig curtis dale damian daniel darren david
dean dennis derek dmitri dominic donald douglas duncan dustin dylan earl eduardo edgar edmund edward edwin eli elijah elliot eric ernest ethan
eugene evan felix fernando floyd francis francisco frank franklin fred frederick gabriel garry gavin geoffrey george gerald gerard gilbert
giovanni glen gordon graham grant greg gregory guy hans harold harry harvey hector henry herbert herman howard hubert hugh hugo
ian igor ivan isaac jack jacob jake james jared jason jay jeffrey jeremy jerome jerry jesse joel john jonathan jordan jorge
jose joseph joshua juan julian justin karl keith kenneth kevin kurt kyle lance larry laurence lawrence leo leon leonard leslie lewis
liam lloyd logan louis luca lucas luis luke malcolm manuel marc marcus mario mark marshall martin marvin mathias matthew
maurice max maxwell melvin michael miguel miles mitchell morris nathan nathaniel neil nelson nicholas nigel noah noel norman
oliver oscar otto owen pablo patrick paul pedro percy perry peter philip pierre rafael ralph ramon randall raymond reginald
ricardo richard robert roberto rodney roger roland ronald rory roy rupert russell ryan salvador sam samuel scott sean sebastian
sergei shane sidney simon spencer stanley stefan stephen stewart stuart sylvester ted terence theodore thomas timothy toby todd tom tony travis
trevor troy tyler vernon victor vincent vladimir wallace walter warren wayne wesley wilfred willard william winston zachary
`)

export const westernFemaleNames = words(`
abigail ada adele agnes alexandra alice alicia alison amanda amber amelia amy andrea angela angelina anita ann anna anne annabel annette
antonia april ashley audrey barbara beatrice belinda bernadette bertha beth betty beverly blanche bonnie brenda bridget brittany
camille carla carmen carol caroline carolyn catherine cecilia celia charlotte chelsea cheryl chloe christina christine cindy claire clara
claudia colleen connie constance courtney crystal cynthia daisy dana danielle dawn deborah deirdre delia denise diana diane dolores
donna dora doris dorothy edith edna eileen elaine eleanor elena elisabeth elizabeth ella ellen elsie emily emma erica erin esther ethel eunice
eva evelyn faith felicity fiona flora florence frances gabrielle gail georgia georgina geraldine gertrude gillian gina gladys glenda
gloria grace greta gwendolyn hannah harriet hazel heather heidi helen helena henrietta hilary hilda holly ida imogen ingrid irene iris
isabel isabella ivy jacqueline jane janet janice jean jeanette jennifer jenny jessica jill joan joanna jocelyn josephine joy joyce juanita judith
judy julia julie june karen katherine kathleen katie kay kayla kelly kerry kim kimberly kirsten kristen laura lauren leah lena leona
leslie lillian linda lisa lois loretta lorna lorraine louise lucille lucy lydia lynn mabel madeleine margaret maria marian marie marilyn
marion marjorie marlene martha mary matilda maud maureen megan melanie melissa mercedes michelle mildred millicent miranda miriam molly monica
muriel myra nadia nancy naomi natalie natasha nicole nina nora norma olga olive olivia pamela patricia paula pauline pearl peggy penelope phoebe
phyllis priscilla rachel rebecca regina renee rhoda rhonda rita roberta robin rosa rosalind rose rosemary rosie ruby ruth sabrina sally samantha
sandra sara sarah sharon sheila shirley sidney silvia simone sonia sophia stacey stella stephanie susan suzanne sybil sylvia tamara tanya tara
teresa thelma theresa tiffany tina tracy ursula valerie vanessa vera veronica victoria viola violet virginia vivian wanda wendy wilma winifred yolanda yvonne zoe
`)
