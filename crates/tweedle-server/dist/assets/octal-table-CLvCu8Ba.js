var e=`# Octal codes of up to three digits

There are 1,023 octal codes with up to three digits after the dot in which something can be moved.
Each has the Grundy values of one of the 174 standard forms below, perhaps some counters later: see
[Heap games](heaps.md). *Codes* is how many have that form. Of 97 forms the period is proved; 77 are
open.

Most of it was found by

\`\`\`sh
tweedle codes 0.001..4.777 --to 2^17 --out octal.csv
\`\`\`

in a minute and a half on one core: it writes a row for each code, and here the rows with the same
standard form are put together. Forms that need more than three digits were asked for by themselves.
Six periods show only later: 0.16 and 0.56 were given \`--to 2^20\`, 0.376 3,600,000 heaps, 0.354
11,200,000, and 0.104 and 0.1077, which is the form of 0.054, 245,000,000. All six together took one
minute.

## Proved

*Proof* is the theorem that says that the period lasts for ever, *Largest* the largest Grundy value,
and *Heaps* the heap at which the search ended, since periods are looked for only now and then. No
period here has a saltus.

| Code     | Period     | Preperiod   | Proof        | Largest | Heaps       | Codes |
|----------|------------|-------------|--------------|---------|-------------|-------|
| 0.1      | 1          | 2           | taking       | 1       | 31          | 3     |
| 0.101    | 1          | 4           | taking       | 1       | 31          | 1     |
| 0.102    | 6          | 1           | taking       | 1       | 31          | 1     |
| 0.104    | 11,770,282 | 197,769,598 | sparse space | 29      | 232,660,713 | 1     |
| 0.1077   | 10,015,179 | 193,235,615 | sparse space | 41      | 232,660,713 | 2     |
| 0.11     | 1          | 3           | taking       | 1       | 31          | 2     |
| 0.111    | 1          | 4           | taking       | 1       | 31          | 1     |
| 0.112    | 6          | 1           | taking       | 1       | 31          | 1     |
| 0.113    | 6          | 0           | taking       | 1       | 31          | 4     |
| 0.113377 | 36         | 211         | Guy-Smith    | 8       | 552         | 2     |
| 0.1137   | 60         | 14          | Guy-Smith    | 8       | 153         | 3     |
| 0.11377  | 32         | 187         | Guy-Smith    | 8       | 491         | 2     |
| 0.115    | 14         | 1           | Guy-Smith    | 2       | 35          | 1     |
| 0.116    | 96         | 139         | Guy-Smith    | 12      | 491         | 1     |
| 0.117    | 48         | 47          | Guy-Smith    | 5       | 193         | 3     |
| 0.1177   | 148        | 258         | sparse space | 8       | 621         | 2     |
| 0.12     | 4          | 1           | taking       | 1       | 31          | 1     |
| 0.121    | 4          | 4           | taking       | 2       | 31          | 1     |
| 0.122    | 5          | 1           | taking       | 2       | 31          | 1     |
| 0.123    | 5          | 5           | taking       | 2       | 31          | 1     |
| 0.124    | 62         | 122         | Guy-Smith    | 9       | 389         | 1     |
| 0.127    | 4          | 46,578      | sparse space | 56      | 77,333      | 1     |
| 0.13     | 4          | 0           | taking       | 1       | 31          | 5     |
| 0.131    | 4          | 4           | taking       | 2       | 31          | 1     |
| 0.132    | 5          | 1           | taking       | 2       | 31          | 1     |
| 0.133    | 5          | 0           | taking       | 2       | 31          | 5     |
| 0.134    | 62         | 60          | Guy-Smith    | 7       | 274         | 1     |
| 0.137    | 34         | 52          | Guy-Smith    | 9       | 193         | 13    |
| 0.1377   | 24         | 141         | Guy-Smith    | 8       | 346         | 12    |
| 0.141    | 11         | 14          | Guy-Smith    | 4       | 55          | 1     |
| 0.144    | 10         | 4           | Guy-Smith    | 4       | 31          | 1     |
| 0.145    | 9          | 3           | Guy-Smith    | 4       | 31          | 1     |
| 0.147    | 8          | 3           | Guy-Smith    | 4       | 31          | 5     |
| 0.15     | 10         | 1           | Guy-Smith    | 2       | 31          | 1     |
| 0.152    | 48         | 2           | Guy-Smith    | 4       | 108         | 1     |
| 0.153    | 14         | 16          | Guy-Smith    | 4       | 69          | 1     |
| 0.154    | 11         | 4           | Guy-Smith    | 4       | 35          | 1     |
| 0.156    | 349        | 3,479       | sparse space | 23      | 4,581       | 1     |
| 0.157    | 6          | 1           | Guy-Smith    | 2       | 31          | 35    |
| 0.16     | 149,459    | 105,351     | sparse space | 23      | 452,525     | 1     |
| 0.165    | 1,550      | 5,181       | Guy-Smith    | 25      | 14,869      | 1     |
| 0.17     | 34         | 33          | Guy-Smith    | 7       | 136         | 5     |
| 0.171    | 11         | 12          | Guy-Smith    | 4       | 49          | 1     |
| 0.173    | 40         | 21          | Guy-Smith    | 7       | 136         | 5     |
| 0.176    | 8          | 24          | Guy-Smith    | 6       | 69          | 1     |
| 0.177    | 20         | 497         | sparse space | 8       | 785         | 9     |
| 0.3      | 2          | 0           | taking       | 1       | 31          | 54    |
| 0.31     | 2          | 3           | taking       | 2       | 31          | 3     |
| 0.312    | 2          | 5           | taking       | 2       | 31          | 1     |
| 0.316    | 12         | 4           | Guy-Smith    | 3       | 35          | 1     |
| 0.32     | 3          | 1           | taking       | 2       | 31          | 2     |
| 0.33     | 3          | 0           | taking       | 2       | 31          | 5     |
| 0.331    | 3          | 4           | taking       | 3       | 31          | 1     |
| 0.3337   | 5          | 20          | Guy-Smith    | 5       | 55          | 4     |
| 0.34     | 8          | 7           | Guy-Smith    | 3       | 35          | 2     |
| 0.35     | 6          | 1           | Guy-Smith    | 2       | 31          | 1     |
| 0.351    | 8          | 1           | Guy-Smith    | 2       | 31          | 1     |
| 0.353    | 2          | 4           | Guy-Smith    | 2       | 31          | 9     |
| 0.354    | 1,180      | 10,061,916  | sparse space | 113     | 10,883,223  | 1     |
| 0.356    | 142        | 7,315       | sparse space | 19      | 9,284       | 1     |
| 0.373    | 28         | 2           | Guy-Smith    | 7       | 69          | 9     |
| 0.375    | 18         | 37          | Guy-Smith    | 8       | 121         | 1     |
| 0.376    | 4          | 2,268,248   | sparse space | 176     | 3,600,000   | 1     |
| 0.3776   | 442        | 3,255       | sparse space | 64      | 4,581       | 16    |
| 0.512    | 6          | 3           | Guy-Smith    | 2       | 31          | 2     |
| 0.52     | 4          | 4           | Guy-Smith    | 3       | 31          | 4     |
| 0.524    | 52         | 1           | Guy-Smith    | 8       | 121         | 4     |
| 0.53     | 9          | 11          | Guy-Smith    | 4       | 44          | 2     |
| 0.532    | 5          | 7           | Guy-Smith    | 4       | 31          | 2     |
| 0.536    | 5          | 1           | Guy-Smith    | 4       | 31          | 34    |
| 0.54     | 7          | 3           | Guy-Smith    | 4       | 31          | 4     |
| 0.56     | 144        | 326,640     | sparse space | 64      | 357,551     | 4     |
| 0.57     | 4          | 1           | Guy-Smith    | 2       | 31          | 35    |
| 0.71     | 2          | 3           | Guy-Smith    | 2       | 31          | 34    |
| 0.7107   | 79         | 30          | Guy-Smith    | 8       | 244         | 4     |
| 0.72     | 4          | 1           | Guy-Smith    | 3       | 31          | 12    |
| 0.73     | 4          | 0           | Guy-Smith    | 3       | 31          | 55    |
| 0.7307   | 60         | 1           | Guy-Smith    | 11      | 136         | 8     |
| 0.7367   | 16,132     | 94,271      | sparse space | 111     | 139,355     | 16    |
| 0.77     | 12         | 71          | Guy-Smith    | 8       | 172         | 18    |
| 0.772    | 4          | 8           | Guy-Smith    | 6       | 31          | 18    |
| 0.7766   | 24         | 142         | Guy-Smith    | 17      | 346         | 32    |
| 4.1      | 1          | 1           | Guy-Smith    | 1       | 31          | 42    |
| 4.102    | 10         | 8           | Guy-Smith    | 4       | 39          | 4     |
| 4.12     | 7          | 6           | Guy-Smith    | 4       | 31          | 4     |
| 4.122    | 7          | 6           | Guy-Smith    | 4       | 31          | 4     |
| 4.3      | 2          | 2           | Guy-Smith    | 2       | 31          | 9     |
| 4.304    | 21         | 25          | Guy-Smith    | 11      | 96          | 4     |
| 4.32     | 4          | 1           | Guy-Smith    | 3       | 31          | 10    |
| 4.323    | 4          | 4           | Guy-Smith    | 4       | 31          | 4     |
| 4.344    | 51         | 998         | sparse space | 35      | 1,413       | 4     |
| 4.364    | 62         | 11,687      | Guy-Smith    | 33      | 23,816      | 4     |
| 4.7      | 2          | 1           | Guy-Smith    | 2       | 31          | 50    |
| 4.72     | 3          | 1           | Guy-Smith    | 4       | 31          | 24    |
| 4.722    | 4          | 4           | Guy-Smith    | 6       | 31          | 8     |
| 4.726    | 16         | 5           | Guy-Smith    | 11      | 49          | 4     |
| 4.766    | 20         | 19          | Guy-Smith    | 16      | 86          | 4     |

Among these are Kayles (0.77), Dawson's Chess (0.137) and, with the same form, Dawson's Kayles (0.07).
Treblecross (0.007) and Officers (0.6) have open forms: 0.11337 and 0.37.

## Open

No period is to be seen among the heaps up to 131,072; *Largest* is the largest value up to there.
Some of these were computed much further by others, and a period may be known there: open means that no period
shows among the heaps looked at here.

| Code      | Period | Preperiod | Proof | Largest | Heaps   | Codes |
|-----------|--------|-----------|-------|---------|---------|-------|
| 0.1007    |        |           | open  | 311     | 131,072 | 1     |
| 0.10137   |        |           | open  | 654     | 131,072 | 1     |
| 0.1037    |        |           | open  | 523     | 131,072 | 1     |
| 0.106     |        |           | open  | 27      | 131,072 | 1     |
| 0.1107    |        |           | open  | 84      | 131,072 | 1     |
| 0.1113337 |        |           | open  | 791     | 131,072 | 1     |
| 0.113337  |        |           | open  | 1,592   | 131,072 | 1     |
| 0.11337   |        |           | open  | 1,024   | 131,072 | 3     |
| 0.114     |        |           | open  | 797     | 131,072 | 1     |
| 0.125     |        |           | open  | 1,085   | 131,072 | 1     |
| 0.126     |        |           | open  | 2,064   | 131,072 | 1     |
| 0.1307    |        |           | open  | 256     | 131,072 | 2     |
| 0.13137   |        |           | open  | 803     | 131,072 | 2     |
| 0.13337   |        |           | open  | 1,039   | 131,072 | 2     |
| 0.1337    |        |           | open  | 1,045   | 131,072 | 6     |
| 0.13377   |        |           | open  | 512     | 131,072 | 4     |
| 0.135     |        |           | open  | 1,213   | 131,072 | 1     |
| 0.136     |        |           | open  | 1,115   | 131,072 | 1     |
| 0.13736   |        |           | open  | 256     | 131,072 | 8     |
| 0.13776   |        |           | open  | 196     | 131,072 | 8     |
| 0.14      |        |           | open  | 67      | 131,072 | 1     |
| 0.142     |        |           | open  | 393     | 131,072 | 1     |
| 0.143     |        |           | open  | 16      | 131,072 | 1     |
| 0.146     |        |           | open  | 1,298   | 131,072 | 1     |
| 0.161     |        |           | open  | 140     | 131,072 | 1     |
| 0.162     |        |           | open  | 890     | 131,072 | 1     |
| 0.163     |        |           | open  | 259     | 131,072 | 1     |
| 0.164     |        |           | open  | 2,689   | 131,072 | 1     |
| 0.166     |        |           | open  | 152     | 131,072 | 1     |
| 0.167     |        |           | open  | 52      | 131,072 | 1     |
| 0.1706    |        |           | open  | 3,599   | 131,072 | 4     |
| 0.172     |        |           | open  | 306     | 131,072 | 1     |
| 0.1736    |        |           | open  | 674     | 131,072 | 4     |
| 0.174     |        |           | open  | 73      | 131,072 | 1     |
| 0.1776    |        |           | open  | 34      | 131,072 | 8     |
| 0.3007    |        |           | open  | 445     | 131,072 | 2     |
| 0.3027    |        |           | open  | 741     | 131,072 | 2     |
| 0.3067    |        |           | open  | 2,579   | 131,072 | 4     |
| 0.3106    |        |           | open  | 61      | 131,072 | 2     |
| 0.3137    |        |           | open  | 95      | 131,072 | 2     |
| 0.314     |        |           | open  | 582     | 131,072 | 1     |
| 0.3177    |        |           | open  | 129     | 131,072 | 4     |
| 0.324     |        |           | open  | 84      | 131,072 | 2     |
| 0.3306    |        |           | open  | 898     | 131,072 | 4     |
| 0.334     |        |           | open  | 1,152   | 131,072 | 1     |
| 0.336     |        |           | open  | 78      | 131,072 | 1     |
| 0.3377    |        |           | open  | 739     | 131,072 | 8     |
| 0.342     |        |           | open  | 1,051   | 131,072 | 2     |
| 0.344     |        |           | open  | 1,024   | 131,072 | 2     |
| 0.346     |        |           | open  | 3,625   | 131,072 | 2     |
| 0.36      |        |           | open  | 187     | 131,072 | 2     |
| 0.362     |        |           | open  | 87      | 131,072 | 2     |
| 0.364     |        |           | open  | 564     | 131,072 | 2     |
| 0.366     |        |           | open  | 518     | 131,072 | 2     |
| 0.37      |        |           | open  | 285     | 131,072 | 9     |
| 0.3706    |        |           | open  | 2,185   | 131,072 | 8     |
| 0.371     |        |           | open  | 708     | 131,072 | 1     |
| 0.3736    |        |           | open  | 987     | 131,072 | 8     |
| 0.374     |        |           | open  | 201     | 131,072 | 1     |
| 0.377     |        |           | open  | 256     | 131,072 | 17    |
| 0.564     |        |           | open  | 1,276   | 131,072 | 4     |
| 0.7007    |        |           | open  | 1,619   | 131,072 | 8     |
| 0.7047    |        |           | open  | 269     | 131,072 | 8     |
| 0.7127    |        |           | open  | 850     | 131,072 | 4     |
| 0.7167    |        |           | open  | 79      | 131,072 | 8     |
| 0.7327    |        |           | open  | 3,385   | 131,072 | 8     |
| 0.74      |        |           | open  | 427     | 131,072 | 4     |
| 0.744     |        |           | open  | 636     | 131,072 | 4     |
| 0.76      |        |           | open  | 2,594   | 131,072 | 4     |
| 0.764     |        |           | open  | 4,665   | 131,072 | 4     |
| 0.7706    |        |           | open  | 179     | 131,072 | 16    |
| 0.7726    |        |           | open  | 49      | 131,072 | 16    |
| 0.774     |        |           | open  | 257     | 131,072 | 2     |
| 0.776     |        |           | open  | 296     | 131,072 | 34    |
| 4.324     |        |           | open  | 228     | 131,072 | 4     |
| 4.327     |        |           | open  | 2,067   | 131,072 | 2     |
| 4.367     |        |           | open  | 88      | 131,072 | 2     |
`;export{e as default};