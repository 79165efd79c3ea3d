/** Words that say how something is asked rather than what: optional in a match. */
export const stopWords = new Set(
  `a about after all also am an and any anyone are as at be because been being but by can cannot cant could did do does doesnt
doing dont each else for from get gets getting had has have having help here how i if im in into is isnt it its just know mode
let like made make makes making me more most my need no not of on one only or other our out please possible problem should
so some still such tell than that the their them then there these they this those to too try trying up us use used using want
was way we were what when where which while who why will with within wont work working works would you your
craft craftjs js
use didnt wasnt arent hasnt havent couldnt wouldnt shouldnt
isn don doesn didn won wasn aren hasn haven couldn wouldn shouldn
const let var return import from export new function true false null undefined`.split(/\s+/),
);
